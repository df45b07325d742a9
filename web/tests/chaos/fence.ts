import { once } from '../../../server/tests/store/postgres-place.ts';

/**
 * A witness of its own inside the database: who took which lease for how long, and, for everything a bot wrote and every time that was called, whether the process that
 * wrote it had a lease that was alive when it began to. Nothing of it is known to the servers.
 */
export interface Fence {
  /** Things bots and clocks wrote. */
  readonly written: number;
  /** Of these, without a living lease. */
  readonly trespasses: readonly string[];
  /** How often a lease changed hands. */
  readonly hands: number;
}

const witness = `
  CREATE TABLE chaos_leases (table_id text, number bigint, app text, alive_until bigint, PRIMARY KEY (table_id, number));
  CREATE TABLE chaos_bots (table_id text, seq bigint, app text, fenced boolean);
  CREATE FUNCTION chaos_lease() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO chaos_leases VALUES (NEW.table_id, NEW.number, current_setting('application_name'), NEW.alive_until)
      ON CONFLICT (table_id, number) DO UPDATE SET alive_until = excluded.alive_until;
      RETURN NEW;
    END $$;
  CREATE FUNCTION chaos_bot() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO chaos_bots SELECT NEW.table_id, NEW.seq, current_setting('application_name'), EXISTS (
        SELECT FROM chaos_leases WHERE table_id = NEW.table_id AND app = current_setting('application_name')
          AND alive_until > extract(epoch FROM statement_timestamp()) * 1000);
      RETURN NEW;
    END $$;
  CREATE TRIGGER chaos_lease AFTER INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION chaos_lease();
  CREATE TRIGGER chaos_bot AFTER INSERT ON events FOR EACH ROW 
    WHEN (NEW.body LIKE '%"bot":true%' OR NEW.body LIKE '%"type":"timed-out"%') EXECUTE FUNCTION chaos_bot();`;

export async function raiseFence(database: string): Promise<void> {
  await once(database, witness);
}

export async function readFence(database: string): Promise<Fence> {
  const { rows } = await once(database, 'SELECT table_id, seq, app, fenced FROM chaos_bots');
  const hands = await once(database, 'SELECT count(*) FROM chaos_leases');
  const open = rows.filter(({ fenced }) => !fenced).map(({ table_id, seq, app }) => `${table_id} ${seq} by ${app}`);
  return { written: rows.length, trespasses: open, hands: Number(hands.rows[0].count) };
}
