CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"details" text NOT NULL,
	"language" text NOT NULL,
	"suspicious" boolean DEFAULT false NOT NULL,
	"link_sent_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"receipt_sent_at" timestamp (3) with time zone,
	"notice_sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "kept_reason" text;--> statement-breakpoint
CREATE INDEX "privacy_requests_received" ON "privacy_requests" USING btree ("received_at");