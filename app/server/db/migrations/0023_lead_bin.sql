ALTER TABLE "leads" DROP CONSTRAINT "leads_open_have_next_step";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "leads_deleted" ON "leads" USING btree ("deleted_at") WHERE "leads"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_deleted_have_no_next_step" CHECK ("leads"."deleted_at" is null or "leads"."next_at" is null);--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_open_have_next_step" CHECK ("leads"."next_at" is not null or "leads"."spam_reason" is not null
        or "leads"."deleted_at" is not null or "leads"."status" in ('closed_won', 'closed_lost', 'archived'));