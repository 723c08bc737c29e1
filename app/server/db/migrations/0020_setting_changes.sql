CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"admin_name" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setting_changes_key_at" ON "setting_changes" USING btree ("key","at" DESC NULLS LAST);