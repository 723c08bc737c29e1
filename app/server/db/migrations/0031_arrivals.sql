DROP INDEX "leads_source";--> statement-breakpoint
DROP FUNCTION "lead_source" (text);--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "came_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Where a lead came from: the source that its campaign names, else the network whose click the
-- address of its page shows, else how it was entered, else what brought the visitor. Meta's own
-- parameters name two of its apps by two letters.
CREATE FUNCTION "lead_source" (page_url text, source_page text, came_from text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
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
  WHEN source_page = 'by-hand' THEN '(phone)'
  WHEN source_page = 'business-card' THEN '(card)'
  WHEN source_page = 'import' THEN '(import)'
  WHEN came_from <> '' THEN came_from
  ELSE '(none)'
END;--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree (lead_source("page_url", "source_page", "came_from"),"received_at","id") WHERE "leads"."spam_reason" is null and "leads"."deleted_at" is null;
