CREATE TABLE "quote_price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid
);
--> statement-breakpoint
ALTER TABLE "quote_price_changes" ADD CONSTRAINT "quote_price_changes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_price_changes" ADD CONSTRAINT "quote_price_changes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_price_changes_quote" ON "quote_price_changes" USING btree ("quote_id","at");