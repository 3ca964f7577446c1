/** How an address finds out what stands in the house, as the person who is signed in. */
export type House = {
  read: <Answer>(path: string) => Promise<Answer>
  send: <Answer>(path: string, data: object) => Promise<Answer>
}
