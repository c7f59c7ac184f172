/**
 * Cities whose ZIP codes the postal service lists under a neighbor's name: the city, its state, and a ZIP code in its
 * middle.
 */
const CITIES = `
  AL Hoover 35226, Mountain Brook 35223, Vestavia Hills 35216
  AZ Oro Valley 85737
  CA East Los Angeles 90022, Eastvale 92880, Hollywood 90028, Jurupa Valley 92509
  CO Castle Pines 80108, Centennial 80122, Fort Carson 80913, Greenwood Village 80111, Highlands Ranch 80129, Lakewood 80226, Northglenn 80233
  FL Aventura 33180, Cutler Bay 33189, Doral 33178, Hallandale Beach 33009, Kendall 33176, Lauderhill 33313, Miramar 33025
  FL North Miami 33161, Poinciana 34759, Sunrise 33351, Tamarac 33321, Weston 33326
  FL Saint Augustine Beach 32080, Saint Pete Beach 33706
  GA Fort Moore 31905
  GA Brookhaven 30319, Dunwoody 30338, Johns Creek 30097, Milton 30004, Peachtree Corners 30092, Sandy Springs 30328
  GA South Fulton 30349, Stonecrest 30038
  KY Fort Wright 41011, Saint Matthews 40207
  MD Saint Charles 20603
  MI Farmington Hills 48331, Kentwood 49508, Rochester Hills 48309
  MN Apple Valley 55124, Blaine 55449, Brooklyn Park 55443, Coon Rapids 55433, Eagan 55122, Edina 55424, Maple Grove 55369
  MN North Saint Paul 55109, Plymouth 55447, Saint Anthony 55418, Saint Louis Park 55416, West Saint Paul 55118, Woodbury 55125
  MO Gladstone 64118, Raytown 64133, Saint John 63114, University City 63130, Wildwood 63040
  NC Fort Liberty 28310
  NJ Hamilton 08610
  NV Enterprise 89123, Paradise 89119, Spring Valley 89147, Sunrise Manor 89110
  NY Amherst 14226, Cheektowaga 14225, Queens 11375
  OH Mount Healthy 45231, Saint Bernard 45217
  OH Beavercreek 45434, Cleveland Heights 44118, Huber Heights 45424, Kettering 45429, Parma 44129
  OK Midwest City 73110, Moore 73160
  OR Aloha 97007, Tigard 97223
  PA Mount Lebanon 15228, Mount Oliver 15210
  TN Bartlett 38134
  TX Atascocita 77346, Fort Cavazos 76544, University Park 75205, The Woodlands 77380
  UT Cottonwood Heights 84121, Holladay 84117, Millcreek 84106, Murray 84107, Taylorsville 84123, West Valley City 84119
  VA Dale City 22193
  WA Burien 98166, SeaTac 98188, Shoreline 98133, Spokane Valley 99206, Tukwila 98168
  WI Mount Pleasant 53406
  WI Wauwatosa 53213, West Allis 53214
`;

/** A city that the list of ZIP codes does not name. */
export interface UnlistedCity {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

function citiesOf(line: string): UnlistedCity[] {
  const state = line.trim().slice(0, 2);
  return line
    .trim()
    .slice(2)
    .split(',')
    .map((part) => part.trim())
    .map((part) => ({ state, city: part.slice(0, -6), zip: part.slice(-5) }));
}

export const unlistedCities: readonly UnlistedCity[] = CITIES.trim().split('\n').flatMap(citiesOf);
