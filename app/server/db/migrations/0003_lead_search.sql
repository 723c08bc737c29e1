-- Folded search (decision 0028). The same function folds what is stored and what is looked for.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- Text without quotation marks, hyphens, points, accents and direction marks, in lower case, and
-- each Hebrew letter, final or not, as a Latin capital: pg_trgm knows letters by the locale, and in
-- the "C" locale it would skip Hebrew.
CREATE FUNCTION "search_fold" (text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  translate(
    replace(replace(replace(
      lower(regexp_replace(
        normalize($1, NFD),
        '[''"`\u002d\u00b4\u00ad\u0300-\u036f\u0591-\u05c7\u05f3\u05f4\u061c\u200b-\u200f\u2010-\u2015\u2018-\u201f\u202a-\u202e\u2032\u2033\u2060-\u2069\ufeff]',
        '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'אבגדהוזחטיכלמנסעפצקרשתךםןףץøłđı', 'ABCDEFGHIJKLMNOPQRSTUVKMNQRoldi'),
  '[\u0001-\u0020\u00a0\u2000-\u200a\u2028\u2029\u202f\u3000]+', ' ', 'g');--> statement-breakpoint

-- The name is also one word, so that 'אלחדד' finds 'אל חדד'; an Israeli phone also has its 0.
CREATE FUNCTION "lead_search" (name text, email text, phone text, phone_raw text, message text, notes text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_fold(
  coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || replace(coalesce(name, ''), ' ', '')
  || ' ' || translate(coalesce(phone, ''), '+', '')
  || ' ' || regexp_replace(coalesce(phone, ''), '^\+972', '0')
  || ' ' || regexp_replace(coalesce(phone_raw, ''), '[^0-9]', '', 'g')
  || ' ' || coalesce(message, '') || ' ' || coalesce(notes, ''));--> statement-breakpoint

-- A regular expression that finds a word as part of another, also where its hyphen was written as a
-- space, or as a whole word behind other Hebrew prefixes than its own.
CREATE FUNCTION "search_pattern" (text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH parts AS (
    SELECT regexp_replace(search_fold(part), '([\\.*+?^$|(){}\[\]])', '\\\1', 'g') AS part, position
    FROM regexp_split_to_table($1, '[\u002d\u05be\u2010-\u2015]') WITH ORDINALITY AS split (part, position)
  ), whole AS (
    SELECT coalesce(string_agg(part, ' ?' ORDER BY position), '') AS hyphenated,
      coalesce(string_agg(part, '' ORDER BY position), '') AS word
    FROM parts WHERE part <> ''
  )
  SELECT hyphenated || coalesce('|(^|[^A-V])[BEFKLMU]{0,3}(' || (
    SELECT string_agg(substr(word, cut + 1), '|')
    FROM generate_series(1, 3) AS cut
    WHERE length(word) - cut >= 2 AND left(word, cut) ~ '^[BEFKLMU]+$'
  ) || ')([^A-V]|$)', '')
  FROM whole;
END;--> statement-breakpoint

ALTER TABLE "leads" ADD COLUMN "search" text GENERATED ALWAYS AS (lead_search(name, email, phone, phone_raw, message, notes)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_held" ON "leads" USING btree ("received_at") WHERE "leads"."spam_reason" is not null;