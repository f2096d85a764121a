/**
 * Which network addresses a webhook may lead to: public ones only. Whoever sets one must not make the service knock at doors that only it can
 * reach: the machine itself, the network around it, the cloud's own services.
 */
import { BlockList, isIP } from "node:net";

/** IPv4 that is no public unicast (RFC 6890 and the registry behind it). */
const CLOSED_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** IPv6 is open in its global part only; mapped and translated IPv4, local and link-local addresses lie outside of that. */
const OPEN_IPV6 = ["2000::", 3] as const;
/** In that part: tunnels that hide an IPv4 address, and what is kept for documents. */
const CLOSED_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const closed = new BlockList();
for (const [net, prefix] of CLOSED_IPV4) closed.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of CLOSED_IPV6) closed.addSubnet(net, prefix, "ipv6");
const open = new BlockList();
open.addSubnet(...OPEN_IPV6, "ipv6");

/** Is it an address that everybody on the internet can reach? Anything odd is not. */
export function isPublic(address: string): boolean {
  if (address.includes("%")) return false;
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, "ipv4");
    case 6:
      return open.check(address, "ipv6") && !closed.check(address, "ipv6");
    default:
      return false;
  }
}
