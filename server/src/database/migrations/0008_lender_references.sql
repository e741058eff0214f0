-- Compatibility: expand
CREATE TABLE "lender_references" (
	"reference_hash" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"lender" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lender_references" ADD CONSTRAINT "lender_references_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lender_references_lead_id" ON "lender_references" USING btree ("lead_id");