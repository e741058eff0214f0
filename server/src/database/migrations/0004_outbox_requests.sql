CREATE TABLE "received_calls" (
	"source" text NOT NULL,
	"call_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_calls_source_call_id_pk" PRIMARY KEY("source","call_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel_check";--> statement-breakpoint
-- Existing rows get no key and are not sent: only the sandbox showed them. New rows of any release get both defaults.
ALTER TABLE "outbox" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "key" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "status" text DEFAULT 'dropped' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "status" SET DEFAULT 'pending';--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "outcome_code" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "received_calls_at" ON "received_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_pending" ON "outbox" USING btree ("channel","due_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key" ON "outbox" USING btree ("key");