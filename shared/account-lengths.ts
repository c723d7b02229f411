/** Most characters of what members write, and fewest of a password: for forms, which load no schemas. */
export const accountLengths = {
  name: 50,
  email: 64,
  passwordFrom: 8,
  password: 128,
  company: 100,
  address: 200,
  picture: 500,
} as const;
