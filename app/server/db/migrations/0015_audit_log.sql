ALTER TABLE "refused_attempts" ADD COLUMN "last_address" text DEFAULT '' NOT NULL;--> statement-breakpoint

-- The audit log is only added to (decision 0052). A row goes when its 24 months are over.
CREATE FUNCTION "audit_event_is_kept" (at timestamptz) RETURNS boolean LANGUAGE sql STABLE
RETURN at >= now() - interval '24 months';--> statement-breakpoint

CREATE FUNCTION "refuse_audit_change" () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT public.audit_event_is_kept(OLD.at) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM public.audit_events) THEN RETURN NULL; END IF;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events"
FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_events_stay_whole" BEFORE TRUNCATE ON "audit_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint

-- The role of the running site may not delete here: this runs as the owner of the table.
CREATE FUNCTION "remove_old_audit_events" () RETURNS bigint LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
  WITH removed AS (DELETE FROM public.audit_events WHERE NOT public.audit_event_is_kept(at) RETURNING 1)
  SELECT count(*) FROM removed
$$;
