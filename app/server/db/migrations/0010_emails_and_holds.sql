ALTER TABLE "mails" ADD COLUMN "admin_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- As before, but the edges of words are named signs, which the index of trigrams knows, and one or
-- two letters are the beginning of a word, behind Hebrew prefixes too.
CREATE OR REPLACE FUNCTION "search_pattern" (text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH edge AS (
    SELECT E'[ \n\t!-/:-@[-`{-~]' AS sign
  ), parts AS (
    SELECT regexp_replace(search_fold(part), '([\\.*+?^$|(){}\[\]])', '\\\1', 'g') AS part, position
    FROM regexp_split_to_table($1, '[\u002d\u05be\u2010-\u2015]') WITH ORDINALITY AS split (part, position)
  ), whole AS (
    SELECT coalesce(string_agg(part, ' ?' ORDER BY position), '') AS hyphenated,
      coalesce(string_agg(part, '' ORDER BY position), '') AS word
    FROM parts WHERE part <> ''
  )
  SELECT CASE WHEN hyphenated ~ '^[A-Va-z0-9]{1,2}$'
    THEN '(^|' || sign || ')[BEFKLMU]{0,3}' || word
    ELSE hyphenated || coalesce('|(^|' || sign || ')[BEFKLMU]{0,3}(' || (
      SELECT string_agg(substr(word, cut + 1), '|')
      FROM generate_series(1, 3) AS cut
      WHERE length(word) - cut >= 2 AND left(word, cut) ~ '^[BEFKLMU]+$'
    ) || ')(' || sign || '|$)', '') END
  FROM whole, edge;
END;
