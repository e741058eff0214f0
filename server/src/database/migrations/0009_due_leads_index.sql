-- Compatibility: expand
CREATE INDEX CONCURRENTLY "leads_due" ON "leads" USING btree ("due_at") WHERE due_at is not null and journey->>'reference' is not null;