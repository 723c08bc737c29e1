CREATE TABLE "privacy_notices" (
	"version" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "privacy_notice" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "private_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_privacy_notice_privacy_notices_version_fk" FOREIGN KEY ("privacy_notice") REFERENCES "public"."privacy_notices"("version") ON DELETE no action ON UPDATE no action;