CREATE TABLE "quote_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"admin_id" uuid
);
--> statement-breakpoint
ALTER TABLE "quote_notes" ADD CONSTRAINT "quote_notes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_notes" ADD CONSTRAINT "quote_notes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_notes_quote" ON "quote_notes" USING btree ("quote_id","at");--> statement-breakpoint
-- The note of each quote becomes its first saved text, of the one who saved it last.
INSERT INTO "quote_notes" ("id", "quote_id", "at", "text", "admin_id")
SELECT gen_random_uuid(), "quotes"."id", coalesce("saved"."at", "quotes"."created_at"), "quotes"."private_note",
  (SELECT "id" FROM "admins" WHERE "id" = "saved"."admin_id")
FROM "quotes" LEFT JOIN LATERAL (
  SELECT "at", "admin_id" FROM "audit_events"
  WHERE "action" = 'quote-note-saved' AND "detail" ->> 'quote' = "quotes"."number"
  ORDER BY "at" DESC LIMIT 1
) AS "saved" ON true
WHERE "quotes"."private_note" <> '';
