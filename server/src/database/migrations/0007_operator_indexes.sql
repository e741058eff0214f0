-- Compatibility: expand
CREATE INDEX CONCURRENTLY "leads_erased" ON "leads" USING btree ("erased_at") WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_phone" ON "leads" USING btree ((application->'contactDetails'->>'phoneNumber')) WHERE application->'contactDetails'->>'phoneNumber' is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_in_progress" ON "leads" USING btree ("updated_at","state","expires_at") WHERE erased_at is null and submitted_at is not null and status in ('checking', 'waiting', 'offered');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_created_at" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_undelivered" ON "outbox" USING btree ("id") WHERE status in ('failed', 'bounced') or (status = 'pending' and attempts > 0);