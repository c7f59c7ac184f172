/**
 * The seed of each run's world. The ids of its people come from the seed, and two products of one Temporal namespace share
 * workflows with the same id. So no two runs may have the same seed.
 */
export const worldSeeds = {
  benchHiring: 3,
  benchAuth: 4,
  chaosHiring: 5,
  chaosPipeline: 6,
  benchSearch: 7,
  benchSizes: 8,
  chaosRaces: 9,
  chaosExports: 53,
  chaosBilling: 61,
  chaosAgreements: 71,
  benchPipeline: 11,
  benchOperations: 19,
  /** The people behind the pages whose speed `bench operations` measures. */
  benchOperationsShown: 20,
  benchAbuse: 23,
  benchReads: 29,
  benchPages: 31,
  benchConsole: 43,
  benchRequirements: 47,
  benchDriverFile: 59,
  benchBilling: 67,
  /** The two large carriers of `bench console`. */
  benchConsoleLarge: 44,
} as const;
