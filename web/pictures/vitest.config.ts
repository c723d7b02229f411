import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'pictures', include: ['**/*.test.ts'], testTimeout: 60_000 } });
