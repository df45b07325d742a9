export { conditionOf, type HeldLeases, type OnRoll, type StoreCondition } from './condition.ts';
export { openStore, type StoreOptions } from './open.ts';
export * from './port.ts';
export { backup, restore } from './sqlite/backup.ts';
export { openSqlite, type SqliteOptions } from './sqlite/open.ts';
