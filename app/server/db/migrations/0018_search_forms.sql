-- Forms of the same letter are found by each other: ligatures, wide and presentation forms (NFKD),
-- Yiddish digraphs, Persian and Arabic letters and digits, and the long line of Arabic.
CREATE OR REPLACE FUNCTION "search_fold" (text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  translate(
    replace(replace(replace(replace(replace(replace(
      lower(regexp_replace(
        normalize(translate($1, '´', ''), NFKD),
        '[''"`\u002d\u00ad\u0300-\u036f\u0591-\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u115f\u1160\u180b-\u180f\u200b-\u200f\u2010-\u2015\u2018-\u201f\u202a-\u202e\u2032\u2033\u2060-\u206f\ufe00-\ufe0f\ufeff]',
        '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'װ', 'וו'), 'ױ', 'וי'), 'ײ', 'יי'),
    'אבגדהוזחטיכלמנסעפצקרשתךםןףץøłđıىیکڪةہەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'ABCDEFGHIJKLMNOPQRSTUVKMNQRoldiييككهههه01234567890123456789'),
  '[\u0001-\u0020\u00a0\u2000-\u200a\u2028\u2029\u202f\u2800\u3000]+', ' ', 'g');--> statement-breakpoint

UPDATE "leads" SET "name" = "name"
  WHERE "search" IS DISTINCT FROM lead_search(name, email, phone, phone_raw, message, notes);
