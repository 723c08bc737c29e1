-- The arrival of a lead is its received_at, which an event repeated (decision 0074).
DELETE FROM "lead_events" WHERE "kind" = 'received';--> statement-breakpoint

-- Old keys are deleted once an hour: every lead paid for an index that only they used.
DROP INDEX "lead_keys_created";
