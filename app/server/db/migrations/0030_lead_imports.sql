CREATE TABLE "lead_import_pieces" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "lead_import_pieces_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "lead_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"admin_id" uuid,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"plan" jsonb,
	"rows" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"broken_row" integer,
	"worker" uuid,
	"worker_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_open_have_next_step";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_import_pieces" ADD CONSTRAINT "lead_import_pieces_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD CONSTRAINT "lead_imports_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_imports_created" ON "lead_imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_import" ON "leads" USING btree ("import_id","id") WHERE "leads"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_open_have_next_step" CHECK ("leads"."next_at" is not null or "leads"."spam_reason" is not null
        or "leads"."deleted_at" is not null or "leads"."status" in ('closed_won', 'closed_lost', 'archived')
        or ("leads"."import_id" is not null and "leads"."touched_at" is null));