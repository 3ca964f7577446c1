import type { ReservedSql } from 'postgres'

import { ownSchemas } from '../db/whole-view.ts'
import { StartRefusal } from '../start-refusal.ts'
import { listTables, type StoredTable, tableName } from './tables.ts'

/** A table made ready for loading, and whether its row-level security was forced before. */
export type OpenTable = StoredTable & { forced: boolean }

const notEmpty = (): StartRefusal =>
  new StartRefusal(
    'La banca dati non è vuota: ripristinate in una vuota, per esempio dopo «npm run empty» o con un altro VICINO_DATA.',
  )

/**
 * Takes away the tables of an installation in which nobody has signed up yet, so that those of the backup's
 * level can be made.
 * @throws {StartRefusal} when somebody's data stand there, or tables that are not Vicino's
 */
export async function removeEmptySchema(session: ReservedSql): Promise<void> {
  const [found] = await session<{ migrated: boolean; filled: boolean }[]>`
    select to_regclass('public.business') is not null and to_regclass('auth."user"') is not null as migrated,
      exists (
        select from pg_class c
        where c.relnamespace::regnamespace::text = any(${ownSchemas}) and c.relkind in ('r', 'p')
          and c.oid is distinct from to_regclass('public.migration')
      ) as filled`
  if (!found?.migrated) {
    if (found?.filled) throw notEmpty()
    await session`drop table if exists public.migration`
    return
  }
  await session`lock table public.business, auth."user" in access exclusive mode`
  await session`alter table public.business no force row level security`
  const [rows] = await session`select from public.business union all select from auth."user" limit 1`
  if (rows) throw notEmpty()
  await dropOwnObjects(session)
}

/** Drops what the migrations made: never the schema public itself, which may hold what is not ours to drop. */
export const dropOwnObjects = (session: ReservedSql) =>
  session.unsafe(`
    do $$
    declare
      found record;
      own oid := (select oid from pg_roles where rolname = current_user);
    begin
      drop schema if exists auth cascade;
      for found in
        select c.oid::regclass as name, c.relkind as kind from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relowner = own
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      loop
        execute format(
          'drop %s if exists %s cascade',
          case found.kind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
          found.name
        );
      end loop;
      for found in
        select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.proowner = own
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop
        execute format('drop routine if exists %s cascade', found.name);
      end loop;
    end $$`)

/**
 * Opens every table for loading: rows come as they were, whatever a trigger would make of a new one, and the
 * owner of an outside database is let past the row-level security that is forced on it too. The transaction
 * holds the tables alone, so nobody else meets them in this state.
 */
export async function openTables(session: ReservedSql): Promise<OpenTable[]> {
  const forced = await session<{ name: string }[]>`
    select relnamespace::regnamespace::text || '.' || relname as name from pg_class where relforcerowsecurity`
  const names = new Set(forced.map(({ name }) => name))
  const tables = await listTables(session)
  for (const table of tables)
    await session.unsafe(`alter table ${tableName(table)} no force row level security, disable trigger user`)
  return tables.map(table => ({ ...table, forced: names.has(`${table.schema}.${table.name}`) }))
}

/** Puts the walls back up. */
export async function closeTables(session: ReservedSql, tables: Iterable<OpenTable>): Promise<void> {
  for (const table of tables)
    await session.unsafe(
      `alter table ${tableName(table)} enable trigger user${table.forced ? ', force row level security' : ''}`,
    )
}
