CREATE TABLE "authenticators" (
	"admin_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_attempts" (
	"hour" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"why" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refused_attempts_hour_kind_why_pk" PRIMARY KEY("hour","kind","why")
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "device_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;