const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const firstNames = list(`
  James, Maria, Robert, Linda, Michael, Patricia, David, Jennifer, William, Elizabeth, Richard, Susan, Joseph, Jessica,
  Thomas, Sarah, Carlos, Karen, Luis, Nancy, Daniel, Ana, Anthony, Lisa, Mark, Rosa, Donald, Sandra, Steven, Ashley,
  Paul, Kimberly, Andrew, Emily, Joshua, Donna, Kenneth, Michelle, Kevin, Carol, Brian, Amanda, George, Dorothy, Timothy,
  Melissa, Ronald, Deborah, Edward, Olga, Jason, Priya, Jeffrey, Mei, Ryan, Fatima, Jacob, Svetlana, Gary, Gurpreet,
  Nicholas, Harpreet, Eric, Ivan, Jonathan, Nguyen, Stephen, Linh, Larry, Jose, Justin, Miguel, Scott, Jesus, Brandon,
  Dmitri, Benjamin, Omar, Samuel, Ahmed, Gregory, Tyrone, Frank, Darnell, Alexander, Latoya, Raymond, Keisha, Patrick, Wei`);

export const lastNames = list(`
  Smith, Johnson, Williams, Brown, Jones, Garcia, Miller, Davis, Rodriguez, Martinez, Hernandez, Lopez, Gonzalez, Wilson,
  Anderson, Thomas, Taylor, Moore, Jackson, Martin, Lee, Perez, Thompson, White, Harris, Sanchez, Clark, Ramirez, Lewis,
  Robinson, Walker, Young, Allen, King, Wright, Scott, Torres, Nguyen, Hill, Flores, Green, Adams, Nelson, Baker, Hall,
  Rivera, Campbell, Mitchell, Carter, Roberts, Gomez, Phillips, Evans, Turner, Diaz, Parker, Cruz, Edwards, Collins, Reyes,
  Stewart, Morris, Morales, Murphy, Cook, Rogers, Gutierrez, Ortiz, Morgan, Cooper, Peterson, Bailey, Reed, Kelly, Howard,
  Ramos, Kim, Cox, Ward, Richardson, Watson, Brooks, Chavez, Wood, James, Bennett, Gray, Mendoza, Ruiz, Hughes, Price,
  Singh, Sandhu, Kaur, Petrov, Ivanov, Chen, Wang, Tran, Pham, Santos, Okafor, Haddad, Novak, Kowalski`);

const carrierFirst = list(`
  Bluebonnet, Prairie, Ironwood, Summit, Gulf Star, Lone Oak, Red River, High Plains, Cascade, Great Lakes, Piedmont,
  Sunbelt, Mesa, Bighorn, Heartland, Keystone, Magnolia, Pinewood, Silver Creek, Copper Canyon, Evergreen, Liberty,
  Chesapeake, Buckeye, Hawkeye, Palmetto, Sagebrush, Tidewater, Cumberland, Black Hills`);
const carrierLast = list(
  `Freight Lines, Transport, Trucking, Logistics, Carriers, Express, Hauling, Motor Lines, Distribution`,
);

/** A carrier's name; the same index always gives the same name. Names get a number once every combination is used. */
export function carrierName(index: number): string {
  const at = index % carrierFirst.length;
  const round = Math.floor(index / carrierFirst.length);
  const first = carrierFirst[at] ?? 'Bluebonnet';
  const last =
    carrierLast[(Math.floor(at * 1.37 + at / carrierFirst.length) + round) % carrierLast.length] ?? 'Freight Lines';
  const used = Math.floor(round / carrierLast.length);
  return used === 0 ? `${first} ${last}` : `${first} ${last} ${String(used + 1)}`;
}

export const streets = list(`
  Industrial Blvd, Commerce St, Terminal Rd, Freight Way, Distribution Dr, Railhead Rd, Airport Fwy, Harbor Dr, Depot St,
  Logistics Pkwy, Warehouse Ln, Dock St, Interchange Dr, Foundry Rd, Market St, Mill Rd`);

export const facilityKinds = list(`Terminal, Yard, Distribution Center, Cross-dock, Drop Lot, Hub`);

/** Turns text into a part of an email address. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
