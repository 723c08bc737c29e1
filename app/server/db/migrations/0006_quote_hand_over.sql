ALTER TABLE "quotes" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "acceptance_seen_at" timestamp (3) with time zone;