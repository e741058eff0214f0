CREATE TABLE "affiliate_events" (
	"lead_id" uuid NOT NULL,
	"name" text NOT NULL,
	"product" text NOT NULL,
	"reference" text NOT NULL,
	"sub_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_events_lead_id_name_pk" PRIMARY KEY("lead_id","name")
);
--> statement-breakpoint
CREATE TABLE "code_sends" (
	"id" serial PRIMARY KEY NOT NULL,
	"number_hash" text NOT NULL,
	"client_hash" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"lender" text NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"text_hash" text NOT NULL,
	"given" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_given_check" CHECK (given in ('yes', 'no'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"sealed_reply" text NOT NULL,
	"caller_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "lead_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"device_hash" text
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"revision" integer NOT NULL,
	"written_by" text,
	"status" text NOT NULL,
	"state" text NOT NULL,
	"application" jsonb NOT NULL,
	"journey" jsonb,
	"hand_over_hash" text GENERATED ALWAYS AS (encode(sha256((journey->'handOver'->>'reference')::bytea), 'hex')) STORED,
	"due_at" timestamp with time zone,
	"submit_tries" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_channel_check" CHECK (channel in ('sms', 'email'))
);
--> statement-breakpoint
CREATE TABLE "password_tries" (
	"id" serial PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email_hash" text
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retired_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sweep_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sweep_clock_id_check" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "unsubscribed" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"lead_id" uuid NOT NULL,
	"side" text NOT NULL,
	"file_name" text NOT NULL,
	"seal_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_lead_id_side_pk" PRIMARY KEY("lead_id","side"),
	CONSTRAINT "uploads_file_name_unique" UNIQUE("file_name"),
	CONSTRAINT "uploads_side_check" CHECK (side in ('front', 'back', 'selfie'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"resends_left" integer NOT NULL,
	"changes_left" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "affiliate_events" ADD CONSTRAINT "affiliate_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tokens" ADD CONSTRAINT "lead_tokens_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_sends_number_hash" ON "code_sends" USING btree ("number_hash","at");--> statement-breakpoint
CREATE INDEX "code_sends_client_hash" ON "code_sends" USING btree ("client_hash","at");--> statement-breakpoint
CREATE INDEX "code_sends_at" ON "code_sends" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consents_lead_id" ON "consents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_tokens_lead_id" ON "lead_tokens" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower(application->'contactDetails'->>'email'));--> statement-breakpoint
CREATE INDEX "leads_hand_over_hash" ON "leads" USING btree ("hand_over_hash") WHERE hand_over_hash is not null;--> statement-breakpoint
CREATE INDEX "leads_drafts" ON "leads" USING btree ("expires_at") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "leads_finished" ON "leads" USING btree ("expires_at") WHERE submitted_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "leads_open" ON "leads" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_to_remind" ON "leads" USING btree ("expires_at","id") WHERE submitted_at is null and application->'contactDetails'->'marketingConsents'->>'email' = 'true';--> statement-breakpoint
CREATE INDEX "outbox_lead_id" ON "outbox" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "outbox_expires_at" ON "outbox" USING btree ("expires_at") WHERE sealed is not null;--> statement-breakpoint
CREATE INDEX "password_tries_email_hash" ON "password_tries" USING btree ("email_hash","at");--> statement-breakpoint
CREATE INDEX "password_tries_at" ON "password_tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "passwords_email_hash" ON "passwords" USING btree ("email_hash","at");--> statement-breakpoint
CREATE INDEX "resume_links_lead_id" ON "resume_links" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "retired_tokens_at" ON "retired_tokens" USING btree ("at");