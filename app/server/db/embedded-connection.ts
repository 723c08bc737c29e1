import type { ClientConfig } from 'pg'

type Connection = { socketFolder: string; user: string; database: string }

/** The port is part of the name of the socket. The server is started with the same one. */
export const embeddedPort = 5432

/**
 * How to connect to the embedded server. Names every setting that the driver would otherwise take
 * from the environment (PGPORT, PGSSLMODE, PGREPLICATION and others), which describes another
 * server. The driver takes an empty value from there too, so none is empty.
 */
export function embeddedConnection({ socketFolder, user, database }: Connection): ClientConfig {
  const startParameters = { replication: 'false' }
  return {
    ...startParameters,
    host: socketFolder,
    port: embeddedPort,
    user,
    database,
    // The server asks for none: who may enter the folder of the socket may connect.
    password: 'none',
    ssl: false,
    sslnegotiation: 'postgres',
    client_encoding: 'UTF8',
    options: '-c TimeZone=UTC',
    application_name: 'site',
    connectionTimeoutMillis: 3_000,
  }
}
