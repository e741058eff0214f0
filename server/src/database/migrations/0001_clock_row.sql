INSERT INTO "sweep_clock" ("id", "seen_at") VALUES (1, now());
