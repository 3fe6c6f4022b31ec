import { connect } from 'node:tls';

const day = 86_400_000;

/** Fewer days of a certificate are told: renewals begin at thirty. */
export const certificateDays = 14;

/**
 * Returns for how many days the certificate of an origin is still good, less than 0 once it has ended; undefined for one
 * without, and where none answers within `deadline`, in milliseconds.
 */
export async function daysOfCertificate(
  origin: string,
  now: Date,
  deadline = 5_000,
): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return undefined;
  const end = await endOfCertificate(hostname, Number(port) || 443, deadline);
  return end && Math.floor((+end - +now) / day);
}

function endOfCertificate(host: string, port: number, deadline: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // It is only looked at, also one that nobody known has signed: nothing is sent.
    const options = { host, port, servername: host, rejectUnauthorized: false };
    const socket = connect(options, () => end(new Date(socket.getPeerCertificate().valid_to)));
    const end = (at?: Date) => {
      socket.destroy();
      resolve(at);
    };
    socket.setTimeout(deadline, () => end()).on('error', () => end());
  });
}
