/** Schemas of audits, their links and their rooms. */
export const auditSchemas: Readonly<Record<string, string>> = {
  AuditCounts: 'Numbers of requirements of a file by status.',
  AuditFile: "A driver's file in the packet of an audit.",
  AuditLink: 'A link to a packet for an outside reader.',
  AuditRoom: 'A packet as an outside reader sees it.',
  AuditRoomFile: "A driver's file in a packet, indexed by section of the law.",
  AuditRow: 'An audit in the list.',
  AuditRows: 'A page of audits.',
  AuditView: 'An audit with its packet and links.',
  AuditViewEntry: 'Something that an outside reader looked at.',
  NewAudit: 'A recorded audit.',
  NewAuditBody: 'A request for records to record.',
  NewAuditLink: 'The secrets of a new link, shown once.',
  NewAuditLinkBody: 'A link to create for an outside reader.',
  OpenedRoom: 'The secret of an opened room.',
  OpenRoomBody: 'The access code of a link.',
  ProduceAuditBody: 'The day on which the records were handed over.',
};
