-- Compatibility: expand
ALTER TABLE "lender_references" ADD COLUMN "file_sides" text;--> statement-breakpoint
ALTER TABLE "lender_references" ADD COLUMN "files_until" timestamp with time zone;