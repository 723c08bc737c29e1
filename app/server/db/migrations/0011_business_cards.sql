CREATE TABLE "card_days" (
	"day" date NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "card_days_card_id_day_kind_pk" PRIMARY KEY("card_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "card_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"reminded_of" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cards_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "card_slugs" ADD CONSTRAINT "card_slugs_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_slugs_card" ON "card_slugs" USING btree ("card_id");