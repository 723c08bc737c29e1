-- Where a lead came from: the source that its campaign names, else the network whose click the
-- address of its page shows. Meta's own parameters name two of its apps by two letters.
CREATE FUNCTION "lead_source" (page_url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN page_url ~ '[?&]utm_source=[^&#]' THEN
    CASE lower(substring(page_url from '[?&]utm_source=([^&#]{1,200})'))
      WHEN 'fb' THEN 'facebook'
      WHEN 'ig' THEN 'instagram'
      ELSE lower(substring(page_url from '[?&]utm_source=([^&#]{1,200})'))
    END
  WHEN page_url ~ '[?&](gclid|gbraid|wbraid)=' THEN 'google'
  WHEN page_url ~ '[?&]fbclid=' THEN 'facebook'
  WHEN page_url ~ '[?&]msclkid=' THEN 'bing'
  WHEN page_url ~ '[?&]ttclid=' THEN 'tiktok'
  WHEN page_url ~ '[?&]li_fat_id=' THEN 'linkedin'
  ELSE '(none)'
END;--> statement-breakpoint

CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree (lead_source("page_url"),"received_at","id") WHERE "leads"."spam_reason" is null and "leads"."deleted_at" is null;