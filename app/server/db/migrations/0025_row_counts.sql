CREATE TABLE "row_count_changes" (
	"scope" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_counts" (
	"scope" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_events_at";--> statement-breakpoint
DROP INDEX "leads_held";--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_admin" ON "audit_events" USING btree ("admin_id","at","id");--> statement-breakpoint
CREATE INDEX "emails_created" ON "emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_status" ON "emails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_held_notice" ON "emails" USING btree ("created_at") WHERE "emails"."kind" = 'held-notice';--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","received_at","id") WHERE "leads"."spam_reason" is null and "leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leads_binned" ON "leads" USING btree ("received_at","id") WHERE "leads"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_kept" ON "leads" USING btree ("received_at") WHERE "leads"."kept_reason" is not null;--> statement-breakpoint
CREATE INDEX "quotes_unseen" ON "quotes" USING btree ("accepted_at") WHERE "quotes"."status" = 'accepted' and "quotes"."acceptance_seen_at" is null;--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "leads_held" ON "leads" USING btree ("received_at","id") WHERE "leads"."spam_reason" is not null;--> statement-breakpoint

-- Scopes of row_counts (decision 0131). The view of a lead is that of matchesFilter().
CREATE FUNCTION "lead_scope" (status text, spam_reason text, deleted_at timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN 'leads/' || CASE WHEN deleted_at IS NOT NULL THEN 'deleted'
  WHEN spam_reason IS NOT NULL THEN 'spam' ELSE 'list' END || '/' || status;--> statement-breakpoint

CREATE FUNCTION "count_leads" () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.row_count_changes
      SELECT public.lead_scope(status, spam_reason, deleted_at), count(*) FROM added GROUP BY 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.row_count_changes
      SELECT public.lead_scope(status, spam_reason, deleted_at), -count(*) FROM removed GROUP BY 1;
  ELSIF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public.row_counts WHERE scope LIKE 'leads/%';
    DELETE FROM public.row_count_changes WHERE scope LIKE 'leads/%';
  ELSE
    INSERT INTO public.row_count_changes SELECT scope, sum(change) FROM (
      SELECT public.lead_scope(status, spam_reason, deleted_at) AS scope, 1 AS change FROM added UNION ALL
      SELECT public.lead_scope(status, spam_reason, deleted_at), -1 FROM removed) AS changes
      GROUP BY scope HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION "count_emails" () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.row_count_changes
      SELECT 'emails/' || status, count(*) FROM added GROUP BY status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.row_count_changes
      SELECT 'emails/' || status, -count(*) FROM removed GROUP BY status;
  ELSIF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public.row_counts WHERE scope LIKE 'emails/%';
    DELETE FROM public.row_count_changes WHERE scope LIKE 'emails/%';
  ELSE
    INSERT INTO public.row_count_changes SELECT 'emails/' || status, sum(change) FROM (
      SELECT status, 1 AS change FROM added UNION ALL SELECT status, -1 FROM removed) AS changes
      GROUP BY status HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER "leads_counted_on_insert" AFTER INSERT ON "leads"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_leads"();--> statement-breakpoint
CREATE TRIGGER "leads_counted_on_update" AFTER UPDATE ON "leads"
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_leads"();--> statement-breakpoint
CREATE TRIGGER "leads_counted_on_delete" AFTER DELETE ON "leads"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_leads"();--> statement-breakpoint
CREATE TRIGGER "leads_counted_on_truncate" AFTER TRUNCATE ON "leads"
FOR EACH STATEMENT EXECUTE FUNCTION "count_leads"();--> statement-breakpoint
CREATE TRIGGER "emails_counted_on_insert" AFTER INSERT ON "emails"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_emails"();--> statement-breakpoint
CREATE TRIGGER "emails_counted_on_update" AFTER UPDATE ON "emails"
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_emails"();--> statement-breakpoint
CREATE TRIGGER "emails_counted_on_delete" AFTER DELETE ON "emails"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_emails"();--> statement-breakpoint
CREATE TRIGGER "emails_counted_on_truncate" AFTER TRUNCATE ON "emails"
FOR EACH STATEMENT EXECUTE FUNCTION "count_emails"();--> statement-breakpoint

-- What the counts lack, by counting every row in one snapshot: nothing, unless the triggers were off.
CREATE FUNCTION "missing_row_counts" () RETURNS TABLE (scope text, change bigint) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(actual.scope, kept.scope), coalesce(actual.rows, 0) - coalesce(kept.rows, 0)
  FROM (
    SELECT lead_scope(status, spam_reason, deleted_at) AS scope, count(*) AS rows FROM leads GROUP BY 1
    UNION ALL SELECT 'emails/' || status, count(*) FROM emails GROUP BY status
  ) AS actual FULL JOIN (
    SELECT all_counts.scope, sum(count)::bigint AS rows FROM (
      SELECT row_counts.scope, count FROM row_counts UNION ALL SELECT row_count_changes.scope, row_count_changes.change FROM row_count_changes
    ) AS all_counts GROUP BY 1
  ) AS kept ON kept.scope = actual.scope
  WHERE coalesce(actual.rows, 0) <> coalesce(kept.rows, 0);
END;--> statement-breakpoint

INSERT INTO "row_count_changes" SELECT "scope", "change" FROM "missing_row_counts"();--> statement-breakpoint

-- Old events go from the beginning of the chain, at most so many at once, so that no one waits long.
-- The last of their links stays as its anchor.
DROP FUNCTION "remove_old_audit_events" ();--> statement-breakpoint
CREATE FUNCTION "remove_old_audit_events" (most bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first_kept bigint;
  removed bigint;
BEGIN
  SELECT coalesce(min(position) FILTER (WHERE public.audit_event_is_kept(at)), max(position) + 1) INTO first_kept
    FROM (SELECT position, at FROM public.audit_chain ORDER BY position LIMIT most + 1) AS oldest;
  DELETE FROM public.audit_events USING public.audit_chain
    WHERE event_id = audit_events.id AND position < first_kept;
  GET DIAGNOSTICS removed = ROW_COUNT;
  DELETE FROM public.audit_chain WHERE position < first_kept - 1;
  RETURN removed;
END $$;
