-- Compatibility: expand
CREATE TABLE "operator_actions" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text,
	"kind" text NOT NULL,
	"lead_id" uuid,
	"person_hash" text,
	"request_id" integer,
	"result" text NOT NULL,
	"lead_count" integer,
	"client_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"sealed_address_key" text
);
--> statement-breakpoint
CREATE INDEX "operator_actions_at" ON "operator_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_actions_lead_id" ON "operator_actions" USING btree ("lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "operator_actions_failed" ON "operator_actions" USING btree ("client_hash","at") WHERE kind = 'sign-in-failed';--> statement-breakpoint
CREATE INDEX "operator_sessions_created_at" ON "operator_sessions" USING btree ("created_at");
--> statement-breakpoint
-- The log of actions is append-only: no row changes, and only rows of more than two years can be deleted
-- (server/src/operators/actionLog.ts). It also binds the owner of the table, who would have to drop the trigger.
CREATE FUNCTION "protect_operator_actions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF old.at < now() - interval '730 days' THEN
			RETURN old;
		END IF;
	END IF;
	RAISE EXCEPTION 'operator_actions is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_actions_protect_rows" BEFORE UPDATE OR DELETE ON "operator_actions" FOR EACH ROW EXECUTE FUNCTION "protect_operator_actions"();
--> statement-breakpoint
CREATE TRIGGER "operator_actions_protect_table" BEFORE TRUNCATE ON "operator_actions" FOR EACH STATEMENT EXECUTE FUNCTION "protect_operator_actions"();
