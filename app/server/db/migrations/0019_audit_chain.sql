CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint

-- Each event has a link with the hash of the one before, so that a removed, changed or backdated
-- event shows (decision 0101).
CREATE FUNCTION "audit_event_content" (event "audit_events") RETURNS text LANGUAGE sql STABLE
RETURN encode(sha256(convert_to(jsonb_build_array((event).id, (extract(epoch FROM (event).at) * 1000)::bigint,
  (event).admin_id, (event).action, (event).detail, (event).ip_address)::text, 'UTF8')), 'hex');--> statement-breakpoint

CREATE FUNCTION "audit_link_hash" (link "audit_chain") RETURNS text LANGUAGE sql STABLE
RETURN encode(sha256(convert_to(concat_ws('|', (link).position, (link).event_id,
  (extract(epoch FROM (link).at) * 1000)::bigint, (link).content, (link).previous), 'UTF8')), 'hex');--> statement-breakpoint

-- Takes the lock on the head last, at the commit, so that a transaction that holds it waits for
-- nothing else. A restored event has its link already.
CREATE FUNCTION "chain_audit_event" () RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  head public.audit_head;
  link public.audit_chain;
BEGIN
  IF EXISTS (SELECT FROM public.audit_chain WHERE event_id = NEW.id) THEN RETURN NULL; END IF;
  INSERT INTO public.audit_head
    SELECT 1, coalesce(max(position), 0), coalesce((array_agg(hash ORDER BY position DESC))[1], '')
    FROM (SELECT position, hash FROM public.audit_chain ORDER BY position DESC LIMIT 1) AS last
    ON CONFLICT DO NOTHING;
  SELECT * INTO head FROM public.audit_head WHERE id = 1 FOR UPDATE;
  link := (head.position + 1, NEW.id, NEW.at, public.audit_event_content(NEW), head.hash, '');
  link.hash := public.audit_link_hash(link);
  INSERT INTO public.audit_chain VALUES (link.*);
  UPDATE public.audit_head SET position = link.position, hash = link.hash WHERE id = 1;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Links of the events so far.
DO $$
DECLARE
  event public.audit_events;
  link public.audit_chain;
  place bigint := 0;
  last text := '';
BEGIN
  FOR event IN SELECT * FROM public.audit_events ORDER BY at, id LOOP
    place := place + 1;
    link := (place, event.id, event.at, public.audit_event_content(event), last, '');
    link.hash := public.audit_link_hash(link);
    INSERT INTO public.audit_chain VALUES (link.*);
    last := link.hash;
  END LOOP;
  INSERT INTO public.audit_head VALUES (1, place, last);
END $$;--> statement-breakpoint

CREATE CONSTRAINT TRIGGER "audit_events_are_chained" AFTER INSERT ON "audit_events"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_event"();--> statement-breakpoint
CREATE TRIGGER "audit_chain_stays" BEFORE UPDATE OR DELETE ON "audit_chain"
FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_chain_stays_whole" BEFORE TRUNCATE ON "audit_chain"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint

-- Old events go from the beginning of the chain. The last of their links stays as its anchor.
CREATE OR REPLACE FUNCTION "remove_old_audit_events" () RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first_kept bigint;
  removed bigint;
BEGIN
  SELECT coalesce(
    (SELECT min(position) FROM public.audit_chain WHERE public.audit_event_is_kept(at)),
    (SELECT max(position) + 1 FROM public.audit_chain)) INTO first_kept;
  DELETE FROM public.audit_events USING public.audit_chain
    WHERE event_id = audit_events.id AND position < first_kept;
  GET DIAGNOSTICS removed = ROW_COUNT;
  DELETE FROM public.audit_chain WHERE position < first_kept - 1;
  RETURN removed;
END $$;
