import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'manuals', include: ['**/*.test.ts'], testTimeout: 60_000 } });
