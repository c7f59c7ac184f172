/** A TypeScript type and the module that declares it, which is empty for a built-in type. */
interface ColumnType {
  readonly type: string;
  readonly from: string;
}

const DRIVER = '#domain/shared/job-enums';
const EVIDENCE = '#domain/requirements/model/evidence';
const REQUIREMENT = '#domain/requirements/model/requirement';
const AUDIT = '#domain/audits/terms';
const EXPORT = '#domain/file-exports/states';
const VOE = '#domain/employment-verifications';
const STAGE = { type: 'DriverStage', from: '#domain/driver-pipeline/stages' };

/** Types that the catalog does not contain: of JSON columns, and of text columns with a fixed set of values. */
export const COLUMN_TYPES: Readonly<Record<string, ColumnType>> = {
  'adverse_actions.path': { type: 'AdversePath', from: '#domain/adverse-actions/states' },
  'adverse_actions.snapshot': { type: 'AdverseActionState', from: '#domain/adverse-actions/state' },
  'adverse_actions.state': { type: 'AdverseActionStateName', from: '#domain/adverse-actions/states' },
  'adverse_notices.delivery': { type: 'NoticeDelivery', from: '#domain/adverse-actions/schema' },
  'adverse_notices.kind': { type: 'NoticeKind', from: '#domain/adverse-actions/states' },
  'audit_files.counts': { type: 'AuditCounts', from: '#domain/audits/content' },
  'audit_views.kind': { type: 'AuditViewKind', from: AUDIT },
  'audits.detail': { type: 'AuditDetail', from: AUDIT },
  'audits.kind': { type: 'AuditKind', from: AUDIT },
  'audits.mode': { type: 'SelectionMode', from: AUDIT },
  'audits.population': { type: 'string[]', from: '' },
  'audits.state': { type: 'PacketState', from: AUDIT },
  'audits.stores': { type: 'AuditStore[]', from: AUDIT },
  'bulk_action_drivers.problem': { type: 'Problem', from: '#domain/problems' },
  'bulk_action_drivers.seen_state': { type: 'CandidacyStateName', from: '#domain/shared/candidacy-states' },
  'bulk_actions.kind': { type: 'BulkKind', from: '#domain/bulk/actions' },
  'bench_entries.status': { type: 'BenchStatus', from: '#domain/bench/states' },
  'candidacies.snapshot': { type: 'CandidacyState', from: '#domain/candidacies/state' },
  'candidacy_rounds.closed_by': { type: 'ActorKind', from: '#domain/shared/actor' },
  'candidacy_rounds.closed_reason': { type: 'CloseReason', from: '#domain/candidacies/states' },
  'candidacy_spans.name': { type: 'SpanName', from: '#domain/hiring-reports/spans' },
  'consents.kind': { type: 'ConsentKind', from: '#domain/compliance/steps' },
  'demo_worlds.options': { type: 'Readonly<Record<string, unknown>>', from: '' },
  'document_findings.findings': { type: 'DocumentFindings', from: '#domain/driver-reviews/findings' },
  'dq_accesses.snapshot': { type: 'DqAccessState', from: '#domain/dq-access/state' },
  'dq_accesses.state': { type: 'AccessState', from: '#domain/dq-access/states' },
  'driver_files.purpose': { type: 'FilePurpose', from: '#domain/driver-files/purposes' },
  'driver_history_items.details': { type: 'Readonly<Record<string, unknown>>', from: '' },
  'driver_pipelines.license_problem': { type: 'LicenseProblem', from: '#domain/drivers/readiness' },
  'driver_pipelines.lifecycle_status': { type: 'LifecycleStatus', from: '#domain/driver-pipeline/lifecycle-statuses' },
  'driver_pipelines.previous_stage': STAGE,
  'driver_pipelines.snapshot': { type: 'DriverPipelineState', from: '#domain/driver-pipeline/state' },
  'driver_pipelines.stage': STAGE,
  'driver_references.people': { type: 'Reference[]', from: '#domain/driver-histories/references' },
  'drivers.approved_license': { type: 'ApprovedLicense', from: '#domain/drivers/license' },
  'drivers.endorsements': { type: 'EndorsementCode[]', from: DRIVER },
  'drivers.freight_levels': { type: 'FreightLevel[]', from: DRIVER },
  'drivers.freight_types': { type: 'TrailerType[]', from: DRIVER },
  'drivers.license_class': { type: 'DriverClass', from: DRIVER },
  'drivers.schedule': { type: 'StoredSchedule', from: '#domain/driver-histories/week' },
  'drivers.stated_experience': { type: 'DrivingExperience', from: '#domain/shared/driving-experience' },
  'drivers.transmissions': { type: 'Transmission[]', from: DRIVER },
  'drivers.work_record': { type: 'WorkRecord', from: '#domain/drivers/work-record' },
  'employment_verifications.snapshot': { type: 'EmploymentVerificationState', from: `${VOE}/state` },
  'employment_verifications.state': { type: 'VerificationState', from: `${VOE}/states` },
  'evidence.content': { type: 'EvidenceContent', from: '#domain/requirements/model/content-fields' },
  'evidence.findings': { type: 'Finding[]', from: EVIDENCE },
  'evidence.kind': { type: 'EvidenceKind', from: EVIDENCE },
  'file_export_events.reason': { type: 'FileExportReason', from: EXPORT },
  'file_export_events.state': { type: 'FileExportState', from: EXPORT },
  'file_exports.state': { type: 'FileExportState', from: EXPORT },
  'file_lines.acts': { type: 'Actor', from: REQUIREMENT },
  'file_lines.status': { type: 'Status', from: '#domain/requirements/model/answer' },
  'file_lines.store': { type: 'Store', from: REQUIREMENT },
  'interview_scorecards.answers': { type: 'ScorecardAnswer[]', from: '#domain/scorecards/schema' },
  'interview_scorecards.questions': { type: 'ScorecardQuestion[]', from: '#domain/scorecards/schema' },
  'interview_scorecards.recommendation': { type: 'Recommendation', from: '#domain/scorecards/schema' },
  'job_orders.snapshot': { type: 'JobOrderState', from: '#domain/job-orders/state' },
  'payment_cards.brand': { type: 'CardBrand', from: '#domain/payments/card-rules' },
  'pipeline_counts.stage': STAGE,
  'result_orders.query': { type: 'ClearinghouseQuery', from: '#domain/screening/clearinghouse' },
  'scorecard_versions.questions': { type: 'ScorecardQuestion[]', from: '#domain/scorecards/schema' },
  'served_states.state': { type: 'UsState', from: '#domain/places/us-states' },
  'stated_facts.facts': { type: 'StatedFacts', from: '#domain/requirements/sources/stated-facts' },
  'verification_attempts.channel': { type: 'AttemptChannel', from: `${VOE}/states` },
  'verification_consents.texts': { type: 'SignedText[]', from: `${VOE}/consent` },
  'verification_links.channel': { type: 'LinkChannel', from: `${VOE}/states` },
  'verification_links.end_reason': { type: 'LinkEndReason', from: `${VOE}/states` },
  'verification_responses.kind': { type: 'ResponseKind', from: `${VOE}/states` },
  'verification_responses.marks': { type: 'ResponseMark[]', from: `${VOE}/states` },
  'verification_subjects.mode': { type: 'DotMode', from: `${VOE}/questions` },
};
