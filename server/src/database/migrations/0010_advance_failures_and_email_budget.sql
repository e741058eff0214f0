-- Compatibility: expand
CREATE TABLE "advance_failures" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_sends" (
	"id" serial PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advance_failures" ADD CONSTRAINT "advance_failures_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_sends_address_hash" ON "email_sends" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "email_sends_at" ON "email_sends" USING btree ("at");