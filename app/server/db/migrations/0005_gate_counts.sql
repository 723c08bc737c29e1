CREATE TABLE "gate_counts" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "gate_counts_day_country_kind_pk" PRIMARY KEY("day","country","kind")
);
