CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"day" date,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"admin_id" uuid
);
--> statement-breakpoint
CREATE TABLE "person_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid
);
--> statement-breakpoint
DROP INDEX "leads_email";--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_links" ADD CONSTRAINT "person_links_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_links" ADD CONSTRAINT "person_links_other_id_leads_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_links" ADD CONSTRAINT "person_links_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "person_links_lead" ON "person_links" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "person_links_other" ON "person_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "leads_person_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
-- The one text of each lead becomes its first note, of the one who saved it last.
INSERT INTO "lead_notes" ("id", "lead_id", "at", "text", "admin_id")
SELECT "leads"."id", "leads"."id", coalesce("saved"."at", "leads"."received_at"), "leads"."notes", "saved"."admin_id"
FROM "leads" LEFT JOIN LATERAL (
  SELECT "at", "admin_id" FROM "lead_events"
  WHERE "lead_id" = "leads"."id" AND "kind" IN ('notes', 'added')
  ORDER BY "at" DESC LIMIT 1
) AS "saved" ON true
WHERE "leads"."notes" <> '';
