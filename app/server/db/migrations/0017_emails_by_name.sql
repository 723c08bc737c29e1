-- Stored names say what the code says (decision 0087).
ALTER TABLE "mails" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mails_pkey" TO "emails_pkey";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mails_lead_id_leads_id_fk" TO "emails_lead_id_leads_id_fk";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mails_admin_id_admins_id_fk" TO "emails_admin_id_admins_id_fk";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mails_quote_id_quotes_id_fk" TO "emails_quote_id_quotes_id_fk";--> statement-breakpoint
ALTER INDEX "mails_due" RENAME TO "emails_due";--> statement-breakpoint
ALTER INDEX "mails_lead" RENAME TO "emails_lead";--> statement-breakpoint
ALTER INDEX "mails_quote" RENAME TO "emails_quote";--> statement-breakpoint
UPDATE "emails" SET "status" = CASE "status"
  WHEN 'filed' THEN 'written-to-file' WHEN 'dead' THEN 'failed' ELSE 'dismissed' END
  WHERE "status" IN ('filed', 'dead', 'aside');--> statement-breakpoint

ALTER TABLE "leads" RENAME COLUMN "phone_odd" TO "phone_looks_invalid";--> statement-breakpoint

UPDATE "settings" SET "key" = 'price_source' WHERE "key" = 'price_reading';
