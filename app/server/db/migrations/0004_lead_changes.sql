ALTER TABLE "lead_events" ADD COLUMN "change_key" uuid;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_change_key_unique" UNIQUE("change_key");