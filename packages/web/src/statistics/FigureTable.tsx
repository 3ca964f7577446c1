import classes from '../ui/page/Table.module.css'

type Cell = string | number

type Props = {
  /** What the table is of, for whoever hears it. */
  label: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  foot?: readonly Cell[]
}

/** Figures in rows, each begun with what it is of; wider than a phone it scrolls by itself, also by the keyboard. */
export function FigureTable({ label, head, rows, foot }: Props) {
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={`${classes.table} ${classes.figures}`} aria-label={label}>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row[0]} row={row} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row row={foot} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ row: [name, ...cells] }: { row: readonly Cell[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, column) => (
        // Cells are known by their column alone.
        <td key={column}>{cell}</td>
      ))}
    </tr>
  )
}
