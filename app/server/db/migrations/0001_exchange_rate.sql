-- Shekels for a dollar, until the owner says otherwise (pricing-and-leads.md §9).
INSERT INTO "settings" ("key", "value") VALUES ('usd_to_ils_rate', '3.7') ON CONFLICT DO NOTHING;
