ALTER TABLE "lead_events" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "call_back_on" date;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_action" text DEFAULT 'answer';--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "touched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "follow_ups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "call_back_on" date;--> statement-breakpoint
-- The times of leads that are stored already are near enough: each change computes its own again.
UPDATE "leads" SET
  "touched_at" = CASE WHEN "status" NOT IN ('new', 'unread', 'read') THEN "updated_at" END,
  "next_action" = CASE
    WHEN "spam_reason" IS NOT NULL OR "status" IN ('closed_won', 'closed_lost', 'archived') THEN NULL
    WHEN "status" IN ('new', 'unread', 'read') THEN 'answer'
    ELSE 'follow-up' END,
  "next_at" = CASE
    WHEN "spam_reason" IS NOT NULL OR "status" IN ('closed_won', 'closed_lost', 'archived') THEN NULL
    WHEN "status" IN ('new', 'unread', 'read') THEN "received_at" + interval '2 hours'
    ELSE "updated_at" + interval '2 days' END;--> statement-breakpoint
CREATE INDEX "leads_next" ON "leads" USING btree ("next_at","id") WHERE "leads"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_open_have_next_step" CHECK ("leads"."next_at" is not null or "leads"."spam_reason" is not null
        or "leads"."status" in ('closed_won', 'closed_lost', 'archived'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_next_step_is_whole" CHECK (("leads"."next_at" is null) = ("leads"."next_action" is null));
