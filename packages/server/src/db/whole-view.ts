import type { ReservedSql } from 'postgres'

import { StartRefusal } from '../start-refusal.ts'

/** The schemas whose tables are Vicino's own. */
export const ownSchemas = ['auth', 'public']

/**
 * Gives the owner a policy by which it may read a whole table, but only inside a transaction that says so.
 * An outside database's owner is no superuser: forced row-level security holds for it too, and a backup would
 * silently be empty. Without `app.whole` it still sees nothing, so a careless query of the owner finds no
 * rows; no other role is under this policy. Runs after the migrations: new tables receive it by themselves.
 */
export const grantWholeView = (session: ReservedSql) =>
  session.unsafe(`
    do $$
    declare
      protected regclass;
    begin
      for protected in
        select c.oid from pg_class c join pg_roles r on r.rolname = current_user
        where c.relrowsecurity and c.relnamespace::regnamespace::text in (${ownSchemas.map(name => `'${name}'`).join(', ')})
          and not exists (
            select from pg_policy p
            where p.polrelid = c.oid and p.polname = 'whole' and p.polroles = array[r.oid]
          )
      loop
        execute format('drop policy if exists whole on %s', protected);
        execute format(
          'create policy whole on %s for select to current_user using (current_setting(''app.whole'', true) = ''on'')',
          protected
        );
      end loop;
    end $$`)

/**
 * Lets the open transaction of the owner read every row of every table, or refuses. A superuser reads with
 * row security off, where a filtered table is an error; for any other owner the catalogue must show that
 * nothing filters what the policy opens.
 * @throws {StartRefusal}
 */
export async function seeWhole(session: ReservedSql): Promise<void> {
  const [role] = await session<{ bypasses: boolean }[]>`
    select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user`
  if (role?.bypasses) {
    await session`set local row_security = off`
    return
  }
  await session`set local app.whole = 'on'`
  const [filtered] = await session<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_roles r on r.rolname = current_user
    where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text = any(${ownSchemas})
      and row_security_active(c.oid)
      and (
        not exists (
          select from pg_policy p
          where p.polrelid = c.oid and p.polname = 'whole' and p.polpermissive and p.polcmd = 'r'
            and p.polroles = array[r.oid]
            and pg_get_expr(p.polqual, p.polrelid) = '(current_setting(''app.whole''::text, true) = ''on''::text)'
        )
        or exists (
          select from pg_policy p
          where p.polrelid = c.oid and not p.polpermissive and p.polroles && array[0::oid, r.oid]
        )
      )
    order by 1 limit 1`
  if (filtered)
    throw new StartRefusal(
      `L'utente di DATABASE_URL non vede tutte le righe di ${filtered.name}: usate quello con cui Vicino si avvia, che possiede le tabelle.`,
    )
}
