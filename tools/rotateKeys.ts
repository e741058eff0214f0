// `npm run rotate-keys`: rewrites what was written with a former SECRET_KEY (docs/deploying.md).
import '../server/src/rotateKeys.ts'
