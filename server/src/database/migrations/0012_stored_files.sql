-- Compatibility: expand
CREATE TABLE "stored_files" (
	"file_name" text NOT NULL,
	"chunk" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_file_name_chunk_pk" PRIMARY KEY("file_name","chunk")
);
--> statement-breakpoint
CREATE INDEX "stored_files_first_chunk" ON "stored_files" USING btree ("at","file_name") WHERE chunk = 0;