-- Compatibility: expand
ALTER TABLE "passwords" ADD COLUMN "set_by" text;