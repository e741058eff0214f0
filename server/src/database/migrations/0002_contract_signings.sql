CREATE TABLE "contract_signings" (
	"lead_id" uuid NOT NULL,
	"offer_id" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"codes_left" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"signature" text,
	"locale" text NOT NULL,
	CONSTRAINT "contract_signings_lead_id_offer_id_pk" PRIMARY KEY("lead_id","offer_id"),
	CONSTRAINT "contract_signings_signed_check" CHECK ((signed_at is null) = (signature is null))
);
--> statement-breakpoint
ALTER TABLE "contract_signings" ADD CONSTRAINT "contract_signings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;